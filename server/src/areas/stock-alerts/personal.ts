import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { stockAlerts } from './tables.ts'

export const stockAlertsPersonal: readonly PersonalRows[] = [ofUser('reminders', stockAlerts.userId)]
