/** Answered is what was answered in the back office, or is noted there as answered by mail. */
export const enquiryStates = ['open', 'answered'] as const
