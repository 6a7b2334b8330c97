import { ofCompany, ofUser, type PersonalRows, partsOf } from '../../platform/personal.ts'
import { releaseMarks, releases, showOrders, showPositions } from './tables.ts'

const showOrdersOfCompany = ofCompany('company-show-orders', showOrders.customerId, { needs: ['prices'] })

export const showOrdersPersonal: readonly PersonalRows[] = [
  ofUser('show-basket', showPositions.addedBy, { without: [showPositions.price] }),
  ofUser('releases', releases.releasedBy),
  ofUser('releases-waiting', releaseMarks.markedBy),
  showOrdersOfCompany,
  partsOf(showOrdersOfCompany, 'company-show-positions', showPositions.showOrderId, showOrders.id),
]
