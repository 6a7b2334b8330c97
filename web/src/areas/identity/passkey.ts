import type { CallInput } from '@fairfloor/domain/endpoint'
import { askPasskey, type loginByPasskey } from '@fairfloor/domain/identity/second-step-contract'
import type { addPasskey } from '@fairfloor/domain/identity/security-contract'
import { isLanguage } from '@fairfloor/domain/language'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { call } from '../../lib/call.ts'
import { ShownError } from '../../lib/error-words.ts'
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

/** Has a passkey answer the server's question. @throws ShownError where the reader or the device does not */
export async function answerByPasskey(isSecondStep: boolean): Promise<Answer> {
  const { options } = await call(askPasskey, { body: { second_step: isSecondStep } })
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
