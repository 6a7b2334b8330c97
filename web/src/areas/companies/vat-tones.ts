import type { VatState } from '@fairfloor/domain/companies/vat-states'
import type { Tone } from '../../ui/Tag.tsx'

/** Tones of the VAT id's states. */
export const VAT_TONES = {
  none: 'soft',
  unconfirmed: 'amber',
  'taken over': 'amber',
  confirmed: 'green',
} as const satisfies Record<VatState, Tone>
