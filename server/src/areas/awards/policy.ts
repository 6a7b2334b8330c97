import type { Viewer } from '@fairfloor/domain/viewer'

/** Exhibitors cannot vote for themselves: neither for their brand nor for its products. */
export const mayVoteFor = ({ brandErpId }: Viewer, brand: { readonly erpId: string | null }): boolean =>
  brandErpId === null || brandErpId !== brand.erpId
