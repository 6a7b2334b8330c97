import type { Logo } from '@fairfloor/domain/seller/shop'
import type { Files } from '../../platform/files.ts'
import { pictureFacts } from '../../platform/picture-facts.ts'

/** @returns null if the picture is missing: the shop's name is shown instead */
export async function readLogo(files: Files, hash: string): Promise<Logo | null> {
  const facts = await pictureFacts(files, hash)
  return facts ? { hash, ...facts } : null
}
