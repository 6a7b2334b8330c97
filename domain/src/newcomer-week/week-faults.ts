/** What can be wrong with a field of an event, as readers of the API are told it. */
export const weekFaults = {
  missingWords: 'Please fill this in, in both languages.',
  missingName: 'An event needs a name.',
  outOfRange: 'This date is out of range.',
  endsTooEarly: 'The event must end after it starts.',
  bannerEndsTooEarly: 'The banner must end after it starts.',
  gone: 'This is not in the range any more.',
  twice: 'This takes part twice.',
  notStored: 'This file is not stored. Please upload it again.',
} as const

export type WeekFault = keyof typeof weekFaults

/** The fault that an answer names; undefined for other words. */
export const weekFaultOf = (detail: string): WeekFault | undefined =>
  (Object.keys(weekFaults) as WeekFault[]).find(fault => weekFaults[fault] === detail)
