import { refuse } from '@fairfloor/domain/people/refusals'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { passkeys } from '../second-factor-tables.ts'
import { lockUser } from './factors.ts'
import type { PasskeySite } from './passkey-site.ts'

/** Loaded with the first passkey: the library reads many kinds of certificates. */
const webAuthn = () => import('@simplewebauthn/server')

/** As many as somebody may have devices; a question for the second step names them all. */
const MOST = 20
/** In base64url: 1023 bytes, the longest that devices may make (WebAuthn 3, 4), and not too long for an index. */
const ID_MOST = 1364

type Owner = { userId: number; email: string; name: string }

/** What a passkey has to sign. */
type Challenge = Uint8Array<ArrayBuffer>

/** What the browser needs to make a passkey for a user. @throws Refusal too_many_passkeys */
export async function questionForNew(
  db: Db,
  { rpID }: PasskeySite,
  { userId, email, name, shop, challenge }: Owner & { shop: string; challenge: Challenge },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, userId))
  if (known.length >= MOST) throw refuse('too_many_passkeys', { most: MOST })
  const { generateRegistrationOptions } = await webAuthn()
  return generateRegistrationOptions({
    rpName: shop,
    rpID,
    challenge,
    userID: new TextEncoder().encode(String(userId)),
    userName: email,
    userDisplayName: name,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/**
 * What the browser needs to ask a passkey.
 * @param userId without it any passkey of the shop may answer; the device must then check finger, face or PIN
 */
export async function questionForLogin(
  db: Db,
  { rpID }: PasskeySite,
  { userId, challenge }: { userId: number | undefined; challenge: Challenge },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known =
    userId === undefined
      ? []
      : await db
          .select({ id: passkeys.credentialId, transports: passkeys.transports })
          .from(passkeys)
          .where(eq(passkeys.userId, userId))
  const { generateAuthenticationOptions } = await webAuthn()
  return generateAuthenticationOptions({
    rpID,
    challenge,
    allowCredentials: known,
    userVerification: userId === undefined ? 'required' : 'preferred',
  })
}

type Added = {
  userId: number
  name: string
  challenge: string
  response: RegistrationResponseJSON
  site: PasskeySite
  now: Date
}

/**
 * Keeps a new passkey of a user whose factors are locked.
 * @throws Refusal wrong_passkey for one that does not answer the question, or is known already; too_many_passkeys
 */
export async function keepPasskey(tx: Db, { userId, name, challenge, response, site, now }: Added): Promise<void> {
  const { verifyRegistrationResponse } = await webAuthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) throw refuse('wrong_passkey')
  const { id, publicKey, counter } = registrationInfo.credential
  if (id.length > ID_MOST) throw refuse('wrong_passkey')
  if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= MOST)
    throw refuse('too_many_passkeys', { most: MOST })
  const kept = await tx
    .insert(passkeys)
    .values({
      userId,
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports ?? [],
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (kept.length === 0) throw refuse('wrong_passkey')
}

type Answered = {
  /** Of whom it was asked; null: of anybody. */
  userId: number | null
  challenge: string
  response: AuthenticationResponseJSON
  site: PasskeySite
  now: Date
}

/** Checks what a passkey has signed, and notes its use. @returns its owner; undefined for a wrong answer */
export async function ownerOfPasskey(tx: Db, answered: Answered): Promise<number | undefined> {
  const { userId, challenge, response, site, now } = answered
  const key = await lockedKey(tx, response.id)
  if (!key || (userId !== null && key.userId !== userId)) return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  const found = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
    // Alone it is both: what one has, and what one is or knows.
    requireUserVerification: userId === null,
  }).catch(() => undefined)
  if (!found?.verified) return undefined
  await tx
    .update(passkeys)
    .set({ counter: found.authenticationInfo.newCounter, usedAt: now })
    .where(eq(passkeys.id, key.id))
  return key.userId
}

/** A passkey, locked with its owner: who changes second factors locks the user first, too. */
async function lockedKey(tx: Db, credentialId: string) {
  const isMeant = eq(passkeys.credentialId, credentialId)
  const [found] = await tx.select({ userId: passkeys.userId }).from(passkeys).where(isMeant)
  if (!found) return undefined
  await lockUser(tx, found.userId)
  const [key] = await tx.select().from(passkeys).where(isMeant)
  return key
}

/** @throws Refusal not_found for a passkey that is not the user's */
export async function guardOwnPasskey(db: Db, userId: number, id: number): Promise<void> {
  const own = await db.$count(passkeys, and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
  if (own === 0) throw refuse('not_found')
}

/** Removes one of a user's passkeys. @returns its name @throws Refusal not_found */
export async function removePasskey(tx: Db, userId: number, id: number): Promise<string> {
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name })
  if (!removed) throw refuse('not_found')
  return removed.name
}
