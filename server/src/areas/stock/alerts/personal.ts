import { ofUser, type PersonalRows } from '../../../platform/personal.ts'
import { stockAlerts } from '../alert-tables.ts'

export const stockPersonal: readonly PersonalRows[] = [ofUser('reminders', stockAlerts.userId)]
