import { page } from '../page.ts'

export const quickOrderPage = page('/quick-order', { module: 'areas/quick-order/QuickOrderPage', who: 'users' })
