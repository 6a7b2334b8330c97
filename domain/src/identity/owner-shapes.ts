import * as z from 'zod/mini'
import { shapes } from '../shapes.ts'
import { passkeyAnswer, passkeyOptions } from './passkey-shapes.ts'

/** By what somebody who is logged in proves once more to be the login's owner. */
export const ownerProof = {
  password: z.string().check(z.maxLength(1000)),
  /** Of the authenticator app, or a recovery code; empty where a passkey answers, and without a second factor. */
  code: z._default(z.string().check(z.maxLength(100)), ''),
  passkey: z._default(z.nullable(passkeyAnswer), null),
}

export const askOwnPasskey = shapes({ answer: z.object({ options: passkeyOptions }) })
