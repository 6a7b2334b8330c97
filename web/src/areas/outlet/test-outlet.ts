import type { OutletBasket, OutletLot } from '@fairfloor/domain/outlet/contract'
import type { OutletDeskLot } from '@fairfloor/domain/outlet/desk-contract'

const goods = {
  ...{ flavour_id: 11, sku: 'N-11', name: 'Lime', size_id: 2, size_name: '2 kg', product_name: 'Whey' },
  ...{ brand: { id: 1, name: 'North' }, image_url: null, units_per_case: 6 },
}

/** A lot as buyers see it: five pieces, for half the price. */
export const outletLot: OutletLot = {
  ...{ id: 3, best_before: '2031-06-01', days_left: 26, reason: 'short-dated', left: 5, price: 9.9 },
  ...{ regular_price: 19.99, goods },
}

/** Two pieces of it in the basket. */
export const outletPosition: OutletBasket['positions'][number] = {
  ...outletLot,
  ...{ quantity: 2, is_available: true, fault: null, total_price_exc_vat: 19.8 },
  ...{ added_at: '2031-05-06T12:00:00Z', added_by: { id: 1, name: 'Bea Buyer' } },
}

export const outletBasket = (positions: OutletBasket['positions']): OutletBasket => ({
  total_lines: positions.length,
  total_quantity: positions.reduce((pieces, { quantity }) => pieces + quantity, 0),
  total_price_exc_vat: positions.reduce((net, { total_price_exc_vat: sum }) => net + (sum ?? 0), 0),
  positions,
})

/** A lot as the operator's call answers it. */
export const deskLot: OutletDeskLot = {
  ...{ lot_id: 7, flavour_id: 11, name: 'North Whey 2 kg, Lime', sku: 'N-11', lot: 'L-1', best_before: '2031-06-01' },
  ...{ days_left: 26, state: 'for sale', first_quantity: 40, quantity: 38, price: 9.9, regular_price: 19.99 },
  ...{ reason: 'short-dated', version: 'v1', made_at: '2031-05-06T12:00:00Z', made_by: 'Olga' },
  ...{ withdrawn_at: null, movements: [] },
}
