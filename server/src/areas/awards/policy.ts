import type { Viewer } from '@fairfloor/domain/identity/viewer'

/** An exhibitor votes for everybody but itself: not for its brand, nor for a product of it (decisions §3). */
export const mayVoteFor = ({ brandErpId }: Viewer, brand: { readonly erpId: string | null }): boolean =>
  brandErpId === null || brandErpId !== brand.erpId
