/** A calendar day without a time: '2025-06-30'. */
export type Day = string & { readonly day: unique symbol }

/** Takes 'YYYY-MM-DD'. @throws RangeError for anything else and for days that do not exist */
export function day(text: string): Day {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  if (!at || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text))
    throw new RangeError(`Not a day: ${text}`)
  return text as Day
}
