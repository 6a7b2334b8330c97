import type { ImportReport, Mapping } from '../areas/catalogue/index.ts'
import { type ExhibitorInput, type Show, type Shows, saveExhibitors } from '../areas/trade-show/index.ts'
import type { Db } from '../platform/database.ts'
import { transaction } from '../platform/transaction.ts'

/** A requested booth is not available; the message is for the user. */
export class NoBooth extends Error {}

/** Checked before importing. @throws NoBooth without a current trade show, and for a booth that no scene shows */
export function guardBooths({ exhibitors }: Mapping, shows: Shows): void {
  if (exhibitors.length === 0) return
  const show = shows.find()
  if (!show) throw new NoBooth('The mapping names exhibitors, but no trade show is planned.')
  const { edition, scenes, hasHall } = show
  // Without a hall every booth is in the same list; a hall loaded later places each where it is visible.
  if (!hasHall) return
  const lost = exhibitors.find(({ pano_number: number }) => !scenes.has(number))
  if (!lost) return
  throw new NoBooth(
    `${lost.brand} cannot have booth ${lost.booth_number} in scene ${lost.pano_number}: ${edition.name} has the scenes ${[...scenes.keys()].join(', ')}.`,
  )
}

/**
 * Gives the imported brands the booths of the mapping at the current edition; brands that already have a booth stay
 * unchanged.
 * @returns a line for each booth
 * @throws NoBooth for a brand missing in the file, and for a booth of another brand
 */
export async function giveBooths(
  db: Db,
  { exhibitors }: Mapping,
  { brandIds }: Pick<ImportReport, 'brandIds'>,
  shows: Shows,
  dryRun: boolean,
): Promise<string[]> {
  const show = shows.find()
  if (!show) return []
  const wanted = exhibitors.map(({ brand, booth_number: boothNumber, pano_number: panoNumber, description }) => {
    const brandId = brandIds.get(brand.toLowerCase())
    if (brandId === undefined) throw new NoBooth(`The file has no brand ${brand}, which the mapping gives a booth.`)
    const occupant = show.exhibitorByBooth.get(boothNumber)
    if (occupant && occupant.brandId !== brandId)
      throw new NoBooth(`Booth ${boothNumber} of ${show.edition.name} belongs to another brand than ${brand}.`)
    return { brand, row: exhibitorOf(show, { brandId, boothNumber, panoNumber, description }) }
  })
  const changes = wanted.filter(({ row }) => row.isChanged)
  if (!dryRun && changes.length > 0)
    await transaction(db, tx =>
      saveExhibitors(
        tx,
        shows,
        changes.map(({ row }) => row.input),
      ),
    )
  return wanted.map(({ brand, row }) => {
    const { boothNumber, panoNumber } = row.input
    return `${brand}: booth ${boothNumber} in panorama ${panoNumber}${row.isChanged ? '' : ', as before'}`
  })
}

type Booth = { brandId: number; boothNumber: number; panoNumber: number; description: string | undefined }

function exhibitorOf({ edition, exhibitorByBrand }: Show, booth: Booth): { input: ExhibitorInput; isChanged: boolean } {
  const { id: _, ...known } = exhibitorByBrand.get(booth.brandId) ?? { id: 0, editionId: edition.id, description: '' }
  const input = { ...known, ...booth, description: booth.description ?? known.description }
  const isChanged = Object.entries(input).some(([field, value]) => value !== known[field as keyof typeof known])
  return { input, isChanged }
}
