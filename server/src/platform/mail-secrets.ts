import type { Clock } from './clock.ts'
import type { Db } from './database.ts'

/** Stands in a mail's HTML and text where its secret goes while it is handed to the mail server. */
export const SECRET = '{secret}'

/** What is read in its place. */
const NOT_KEPT = '•••• (not kept)'

/** Letters, digits and what a link takes as it is: it needs no escaping in HTML, plain text or an address. */
const FORM = /^[\w.~-]+$/

/**
 * Makes a secret and keeps its hash in the given transaction, in the place of the one before: it is asked for at each try to
 * send the mail, as the secret itself is kept nowhere.
 * @param secretFor what the mail was written for: the id of a user, of a key …
 * @returns nothing where nobody may have such a secret any more
 */
export type SecretMaker = (tx: Db, secretFor: number, now: Date) => Promise<string | undefined>

/** Who makes the secrets of which kind of mail. */
export function secretMakers(clock: Clock) {
  const makers = new Map<string, SecretMaker>()
  return {
    add: (kind: string, make: SecretMaker) => void makers.set(kind, make),
    async make(tx: Db, kind: string, secretFor: number): Promise<string | undefined> {
      const make = makers.get(kind)
      if (!make) throw new Error(`Nobody makes the secrets of mails of the kind ${kind}`)
      const secret = await make(tx, secretFor, clock())
      if (secret !== undefined && !FORM.test(secret)) throw new Error(`A secret of the kind ${kind} has a wrong form`)
      return secret
    },
  }
}

type Parts = { html: string; text: string }

export const filledWith = ({ html, text }: Parts, secret: string): Parts => ({
  html: html.replaceAll(SECRET, secret),
  text: text.replaceAll(SECRET, secret),
})

/** A mail as the back office shows it. `secret` says whether there was one to show; null: it has none. */
export function readable({
  html,
  text,
  secretFor,
  secret,
}: Parts & { secretFor: number | null; secret: string | null }) {
  if (secretFor === null) return { html, text, secret: null }
  return {
    ...filledWith({ html, text }, secret ?? NOT_KEPT),
    secret: secret === null ? ('not_kept' as const) : ('kept' as const),
  }
}
