import type { Person } from './personal.ts'

/** What a person is called once they are erased. */
export const FORMER_USER = 'former user'

/** A person who is about to be erased. */
export type Erased = Person & {
  readonly name: string
  /** Matches name and address of mail in a text, ignoring case; see `patternOf`. */
  readonly pattern: string
}
