import { daysAfter, instantIn } from '../../day.ts'
import type { Definition, Ending } from '../../endpoint.ts'

/** Versions of the API that are to end, by the name in their addresses ('v1'). All their calls end with them. */
const versionEndings: Readonly<Record<string, Ending>> = {}

/** When a call of the API ends, by itself or with its version; undefined for one that stays. */
export const endingOf = (
  { path, ends }: Pick<Definition, 'path' | 'ends'>,
  versions: Readonly<Record<string, Ending>> = versionEndings,
): Ending | undefined => ends ?? versions[path.split('/')[2] ?? '']

/** From when answers say that the call ends, and from when it is over: both at midnight of the shop's time zone. */
export const momentsOf = ({ announced, lastDay }: Ending, timeZone: string) => ({
  announced: instantIn(announced, '00:00', timeZone),
  over: instantIn(daysAfter(lastDay, 1), '00:00', timeZone),
})
