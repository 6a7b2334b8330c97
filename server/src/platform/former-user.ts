import type { Person } from './personal.ts'

/** What a person is called once they are erased. */
export const FORMER_USER = 'former user'

/** The user whose data is being erased. */
export type Erased = Person & {
  readonly name: string
  /** Matches name and address of mail in a text, ignoring case; see `patternOf`. */
  readonly pattern: string
}
