import * as z from 'zod/mini'
import { shapes, success } from '../shapes.ts'
import { passkeyAnswer, passkeyOptions } from './passkey-shapes.ts'

export const confirmLogin = shapes({
  body: z.object({ code: z.string().check(z.maxLength(100)) }),
  answer: success,
})

export const askPasskey = shapes({
  /** `second_step`: after the password, of its owner's passkeys; else of any. */
  body: z.object({ second_step: z.boolean() }),
  answer: z.object({ options: passkeyOptions }),
})

export const loginByPasskey = shapes({ body: passkeyAnswer, answer: success })
