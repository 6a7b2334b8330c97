import * as z from 'zod/mini'
import { shapes } from '../shapes.ts'
import { passkeyAnswer, passkeyOptions } from './passkey-shapes.ts'

/** The proof that the user is the owner of the login, asked for again after the login. */
export const ownerProof = {
  password: z.string().check(z.maxLength(1000)),
  /** Of the authenticator app, or a recovery code; empty where a passkey answers, and without a second factor. */
  code: z._default(z.string().check(z.maxLength(100)), ''),
  passkey: z._default(z.nullable(passkeyAnswer), null),
}

export const askOwnPasskey = shapes({ answer: z.object({ options: passkeyOptions }) })
