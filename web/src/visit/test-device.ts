import { vi } from 'vitest'

const bytes = () => new Uint8Array([1, 2, 3]).buffer
const credential = (response: object) => ({
  ...{ id: 'AQID', rawId: bytes(), type: 'public-key', getClientExtensionResults: () => ({}) },
  response: { clientDataJSON: bytes(), ...response },
})

/** What the server asks a device for: to make a passkey, or to answer by one. */
export const passkeyOptions = {
  ...{ challenge: 'AQID', rp: { name: 'Shop' }, user: { id: 'AQID', name: 'bea', displayName: 'Bea' } },
  pubKeyCredParams: [],
}

/** A device with passkeys; unwilling, its owner never touches it. */
export function addDevice(willing = true): void {
  const done = async (response: object) => {
    if (!willing) throw new DOMException('Not allowed.', 'NotAllowedError')
    return credential(response)
  }
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', {
    ...{ language: 'en', userAgent: navigator.userAgent, clipboard: navigator.clipboard, onLine: true },
    credentials: {
      create: () => done({ attestationObject: bytes(), getTransports: () => ['internal'] }),
      get: () => done({ authenticatorData: bytes(), signature: bytes() }),
    },
  })
}
