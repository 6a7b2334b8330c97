import * as z from 'zod/mini'

/** Bytes as WebAuthn's JSON has them. */
export const base64url = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(20_000))

/** What a passkey has signed. */
export const passkeyAnswer = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})

/** What the browser's `navigator.credentials` takes: the library on either side knows its fields. */
export const passkeyOptions = z.record(z.string(), z.unknown())
