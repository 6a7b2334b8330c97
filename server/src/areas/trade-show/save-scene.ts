import { createHash } from 'node:crypto'
import type { Plan, Scene } from '@fairfloor/domain/trade-show/scenes'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import type { Shows } from './show.ts'
import { floorPlans, scenes } from './tables.ts'

/** A scene with its picture files: name and bytes. `url` in `document` names files of this list. */
export type SceneInput = { document: Scene; pictures: ReadonlyMap<string, Uint8Array> }

/** Address of a scene's pictures; the hash of all of them makes it immutable. */
export const SCENE_MEDIA = '/media/scenes/'

/**
 * Stores a scene's pictures in the file store and the scene in the edition. Files are written first: they are
 * content-addressed, and a scene that fails to save leaves only unused files.
 */
export async function saveScene(
  tx: Db,
  files: Files,
  shows: Shows,
  editionId: number,
  { document, pictures }: SceneInput,
) {
  const hash = hashOf(pictures)
  await Promise.all([...pictures].map(([name, bytes]) => files.put(`scenes/${hash}/${name}`, bytes, 'image/webp')))
  const address = (name: string) => `${SCENE_MEDIA}${hash}/${name}`
  const served: Scene = {
    ...document,
    pictures: document.pictures.map(picture => ({ ...picture, url: address(picture.url) })),
    tiles: document.tiles && { ...document.tiles, url: address(document.tiles.url) },
    stills: document.stills && { wide: address(document.stills.wide), tall: address(document.stills.tall) },
  }
  const row = { editionId, panoNumber: document.panoNr, document: JSON.stringify(served) }
  await tx
    .insert(scenes)
    .values(row)
    .onConflictDoUpdate({ target: [scenes.editionId, scenes.panoNumber], set: { document: row.document } })
  await shows.changed(tx)
}

export async function savePlan(tx: Db, shows: Shows, editionId: number, plan: Plan): Promise<void> {
  const document = JSON.stringify(plan)
  await tx
    .insert(floorPlans)
    .values({ editionId, document })
    .onConflictDoUpdate({ target: floorPlans.editionId, set: { document } })
  await shows.changed(tx)
}

function hashOf(pictures: SceneInput['pictures']): string {
  const hash = createHash('sha256')
  for (const [name, bytes] of [...pictures].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(name).update(bytes)
  return hash.digest('hex').slice(0, 20)
}
