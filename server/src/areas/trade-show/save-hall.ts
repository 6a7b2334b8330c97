import { complaintsOf } from '@fairfloor/domain/trade-show/tour'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import { type Hall, WrongHall } from './hall-folder.ts'
import { savePlan, saveScene } from './save-scene.ts'
import type { Shows } from './show.ts'
import { exhibitors, floorPlans, scenes } from './tables.ts'

/** The lobby, where everyone enters, and the scene of the exhibition's address without a number. */
const NEEDED = [0, 1]

/**
 * Replaces the hall of an edition: scenes not in it are removed, also the floor plan if it has none, and exhibitors go
 * to the first scene that shows their booth.
 * @returns numbers of the booths with an exhibitor that no scene shows
 * @throws WrongHall if the tour cannot be walked
 */
export async function saveHall(tx: Db, files: Files, shows: Shows, editionId: number, hall: Hall): Promise<number[]> {
  const documents = hall.scenes.map(({ document }) => document).sort((a, b) => a.panoNr - b.panoNr)
  const numbers = documents.map(({ panoNr }) => panoNr)
  const complaints = [
    ...NEEDED.filter(number => !numbers.includes(number)).map(number => `There is no scene ${number}.`),
    ...complaintsOf(documents),
  ]
  if (complaints.length > 0) throw new WrongHall(complaints.join('\n'))

  for (const scene of hall.scenes) await saveScene(tx, files, shows, editionId, scene)
  await tx.delete(scenes).where(and(eq(scenes.editionId, editionId), notInArray(scenes.panoNumber, numbers)))
  if (hall.plan) await savePlan(tx, shows, editionId, hall.plan)
  else await tx.delete(floorPlans).where(eq(floorPlans.editionId, editionId))

  const seen = new Map<number, number[]>()
  for (const { panoNr, hotspots } of documents)
    for (const { booth_number } of hotspots)
      if (booth_number !== null) seen.set(booth_number, [...(seen.get(booth_number) ?? []), panoNr])
  const all = await tx.select().from(exhibitors).where(eq(exhibitors.editionId, editionId))
  for (const { id, boothNumber, panoNumber } of all) {
    const from = seen.get(boothNumber) ?? []
    const first = from[0]
    if (first === undefined || from.includes(panoNumber)) continue
    await tx.update(exhibitors).set({ panoNumber: first }).where(eq(exhibitors.id, id))
  }
  await shows.changed(tx)
  return all.map(one => one.boothNumber).filter(number => !seen.has(number))
}
