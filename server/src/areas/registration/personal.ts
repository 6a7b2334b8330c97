import { ofAccount, type PersonalRows } from '../../platform/personal.ts'
import { registrations } from './tables.ts'

export const registrationPersonal: readonly PersonalRows[] = [
  ofAccount('registrations', registrations.email, { without: [registrations.passwordHash, registrations.tokenHash] }),
]
