import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Said = { challenge?: unknown; rpId?: unknown }

/** Where a page is open that asks a device. */
type Page = { origin: string; rpID: string }

const HERE: Page = { origin: 'http://localhost:3000', rpID: 'localhost' }

/** As WebAuthn 6.1 has them: somebody was there, and proved who it is. */
const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_KEY = 0x40

type Answer = Page & {
  type: 'webauthn.create' | 'webauthn.get'
  flags: number
  /** By the device's own count. */
  uses: number
}

/** A device that makes and uses one passkey, like those in phones and laptops, without a word of where it comes from. */
export class PasskeyDevice {
  readonly id: Buffer
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #uses = 0

  constructor(idBytes = 16) {
    this.id = randomBytes(idBytes)
  }

  /** Makes the key. @param question what the server asked */
  make({ challenge }: Said, page: Page = HERE) {
    const newKey = Buffer.concat([Buffer.alloc(16), twoBytes(this.id.length), this.id, this.#publicKey()])
    const flags = PRESENT | VERIFIED | NEW_KEY
    const { data, client } = this.#signed(challenge, { ...page, type: 'webauthn.create', flags, uses: 0 }, newKey)
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[named('fmt'), Buffer.from([0x64]), Buffer.from('none'), named('attStmt'), Buffer.from([0xa0])],
      ...[named('authData'), Buffer.from([0x59]), twoBytes(data.length), data],
    ])
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers a question, as its owner by finger, face or PIN, unless `flags` say otherwise. */
  answer({ challenge }: Said, wrong: Partial<Answer> = {}) {
    this.#uses = wrong.uses ?? this.#uses + 1
    const how = { ...HERE, type: 'webauthn.get' as const, flags: PRESENT | VERIFIED, uses: this.#uses, ...wrong }
    const { data, client } = this.#signed(challenge, how)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    })
  }

  #credential<Response>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
  }

  #signed(challenge: unknown, { type, origin, rpID, flags, uses }: Answer, more = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(uses)
    const host = createHash('sha256').update(rpID).digest()
    return {
      data: Buffer.concat([host, Buffer.from([flags]), count, more]),
      client: Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })),
    }
  }

  /** COSE: an ES256 key with its two coordinates. */
  #publicKey(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const coordinate = (label: number, value = '') =>
      Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')])
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      coordinate(0x21, x),
      coordinate(0x22, y),
    ])
  }
}

const twoBytes = (number: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(number)
  return bytes
}

/** A short text in CBOR. */
const named = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** Somebody was there, but did not prove who. */
export const UNVERIFIED = { flags: PRESENT }
