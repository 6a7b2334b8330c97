import * as z from 'zod/mini'
import { id, idParam, instant, shapes, success } from '../shapes.ts'
import { base64url, passkeyOptions } from './passkey-shapes.ts'

/** Asked for again before the login is made safer or less safe. */
const password = z.object({ password: z.string().check(z.maxLength(1000)) })

const codes = z.array(z.string())

export const getSecondFactor = shapes({
  answer: z.object({
    is_on: z.boolean(),
    /** Whether staff has to have one here. */
    is_demanded: z.boolean(),
    /** Since when there is an authenticator app. */
    authenticator_since: z.nullable(instant),
    recovery_codes_left: z.int(),
    passkeys: z.array(z.object({ id, name: z.string(), created_at: instant, used_at: z.nullable(instant) })),
    /** Browsers make passkeys only for sites with a name, over https. */
    can_have_passkeys: z.boolean(),
  }),
})

export const beginAuthenticator = shapes({
  body: password,
  answer: z.object({
    /** Base32, in groups of four, for typing. */
    secret: z.string(),
    /** otpauth://, for an app on this device. */
    address: z.string(),
    /** The address as a QR code: SVG. */
    qr_code: z.string(),
  }),
})

export const confirmAuthenticator = shapes({
  body: z.object({ code: z.string().check(z.maxLength(100)) }),
  /** Empty where the user had some already. */
  answer: z.object({ recovery_codes: codes }),
})

export const removeAuthenticator = shapes({ body: password, answer: success })

export const renewRecoveryCodes = shapes({ body: password, answer: z.object({ recovery_codes: codes }) })

export const beginPasskey = shapes({ body: password, answer: z.object({ options: passkeyOptions }) })

const NAME_MOST = 60

export const addPasskey = shapes({
  body: z.object({
    /** By which its owner knows it. */
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MOST)),
    passkey: z.object({
      id: base64url,
      rawId: base64url,
      type: z.literal('public-key'),
      clientExtensionResults: z.object({}),
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z._default(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)), []),
      }),
    }),
  }),
  answer: z.object({ recovery_codes: codes }),
})

export const removePasskey = shapes({ params: z.object({ id: idParam }), body: password, answer: success })

export const getSessions = shapes({
  answer: z.array(
    z.object({
      id: z.string(),
      /** Names of browser and system; null where the browser does not say. */
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      begun_at: instant,
      /** Of its latest call, to the minute. */
      seen_at: instant,
      is_this: z.boolean(),
      /** For whom an agent acts in it. */
      acts_for: z.nullable(z.string()),
    }),
  ),
})

export const endOneSession = shapes({ params: z.object({ session: z.uuid() }), answer: success })

export const endOtherSessions = shapes({ answer: z.object({ ended: z.int() }) })

export const resetFactorOf = shapes({ params: z.object({ id: idParam }), answer: success })
