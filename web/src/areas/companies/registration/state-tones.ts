import type { RegistrationState } from '@fairfloor/domain/companies/registration/states'
import type { Tone } from '../../../ui/Tag.tsx'

export const STATE_TONES = {
  waiting: 'amber',
  unconfirmed: 'soft',
  approved: 'green',
  refused: 'red',
} as const satisfies Record<RegistrationState, Tone>
