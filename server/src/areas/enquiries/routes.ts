import * as contract from '@fairfloor/domain/enquiries/contract'
import { canEnquire } from '@fairfloor/domain/enquiries/enquiry'
import { refuse } from '@fairfloor/domain/enquiries/refusals'
import * as shapes from '@fairfloor/domain/enquiries/shapes'
import type { CustomerViewer, Viewer } from '@fairfloor/domain/viewer'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { askExhibitor } from './ask-exhibitor.ts'
import type { Booth, Deps } from './mail-staff.ts'
import { enquiriesOf } from './queries.ts'

export function serveEnquiries(platform: Platform, deps: Deps & { catalogue: Catalogue; shows: Shows }): void {
  const { catalogue, shows } = deps

  serve(platform, contract.getEnquiries, shapes.getEnquiries, ({ viewer, params }) =>
    enquiriesOf(platform.db, boothOf(params.id).exhibitorId, viewer.userId),
  )

  serve(platform, contract.askExhibitor, shapes.askExhibitor, async ({ viewer, params, body, now, transaction }) => {
    if (!isBuyer(viewer)) throw refuse('enquiries_of_buyers')
    if (!canEnquire(shows.current().edition, now)) throw refuse('enquiries_closed')
    const booth = boothOf(params.id)
    return transaction(async tx => {
      await askExhibitor(tx, deps, booth, viewer, body, now)
      return enquiriesOf(tx, booth.exhibitorId, viewer.userId)
    })
  })

  /** @throws Refusal not_found */
  function boothOf(exhibitorId: number): Booth {
    const { edition, exhibitorById } = shows.current()
    const exhibitor = exhibitorById.get(exhibitorId)
    const brand = exhibitor && catalogue.snapshot().brands.get(exhibitor.brandId)
    if (!brand) throw refuse('not_found')
    const { name, erpId: brandErpId } = brand
    return { editionId: edition.id, exhibitorId, name, brandErpId, boothNumber: exhibitor.boothNumber }
  }
}

const isBuyer = (viewer: Viewer): viewer is CustomerViewer => viewer.customerId !== null
