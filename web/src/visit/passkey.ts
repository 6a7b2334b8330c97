import type { CallInput } from '@fairfloor/domain/endpoint'
import { isLanguage } from '@fairfloor/domain/language'
import { askOwnPasskey } from '@fairfloor/domain/people/owner-contract'
import { askPasskey, type loginByPasskey } from '@fairfloor/domain/people/second-step-contract'
import type { addPasskey } from '@fairfloor/domain/people/security-contract'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { call } from '../lib/call.ts'
import { ShownError } from '../lib/error-words.ts'
import { passkeyTexts } from './passkey-texts.ts'

type New = CallInput<typeof addPasskey>['body']['passkey']
type Answer = CallInput<typeof loginByPasskey>['body']

/** Has the browser make a passkey. @throws ShownError where the reader or the device does not */
export async function makePasskey(options: Record<string, unknown>): Promise<New> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch(notDone)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports },
  }
}

/** Has a passkey answer the server's question at a login. @throws ShownError where the reader or the device does not */
export const answerByPasskey = async (isSecondStep: boolean): Promise<Answer> =>
  answerTo((await call(askPasskey, { body: { second_step: isSecondStep } })).options)

/** Has one of the own passkeys prove that its owner is there. @throws ShownError where the reader or the device does not */
export const proveByPasskey = async (): Promise<Answer> => answerTo((await call(askOwnPasskey, {})).options)

async function answerTo(options: Record<string, unknown>): Promise<Answer> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch(notDone)
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  }
}

/** Browsers do not tell why: cancelled, too slow, or no passkey for this shop. */
function notDone(): never {
  const { lang } = document.documentElement
  throw new ShownError(passkeyTexts[isLanguage(lang) ? lang : 'en'].notDone)
}
