import { SYSTEM } from '@photo-sphere-viewer/core'
import type { Capacity } from './pictures.ts'
import { savesData } from './reader.ts'

/** The capabilities of this device; throws without WebGL 2. */
export function capacity(): Capacity {
  SYSTEM.load()
  const maxWidth = SYSTEM.maxTextureWidth
  return { maxWidth, little: savesData() || maxWidth < 4096 }
}
