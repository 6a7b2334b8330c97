import type { Clock } from './clock.ts'
import type { Db } from './database.ts'

/** Placeholder in a mail's HTML and text, replaced with the secret when the mail is handed to the mail server. */
export const SECRET = '{secret}'

/**
 * What somebody has typed must not pull the secret to where they want it, such as into the address of another site.
 * For texts and lists of texts.
 */
export const withoutSecret = <Content>(content: Content): Content =>
  JSON.parse(JSON.stringify(content).replaceAll(SECRET, '{ secret }'))

/** Shown in its place. */
const NOT_KEPT = '•••• (not kept)'

/** Only letters, digits and URL-safe characters, so that it needs no escaping in HTML, plain text or an address. */
const FORM = /^[\w.~-]+$/

/**
 * Generates a secret and stores its hash in the given transaction, replacing the previous one. Called at each attempt
 * to send the mail, as the secret itself is stored nowhere.
 * @param secretFor what the mail was written for: the id of a user, of a key …
 * @returns undefined if the secret is no longer allowed
 */
export type SecretMaker = (tx: Db, secretFor: number, now: Date) => Promise<string | undefined>

/** Generators of secrets by kind of mail. */
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

/** A mail as the back office shows it. `secret` says whether it still contains the secret; null: it has none. */
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
