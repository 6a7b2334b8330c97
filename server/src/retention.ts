import { assortmentRetained } from './areas/assortment/index.ts'
import { backOfficeRetained } from './areas/back-office/index.ts'
import { basketRetained } from './areas/basket/index.ts'
import { companiesRetained } from './areas/companies/index.ts'
import { complaintsRetained } from './areas/complaints/index.ts'
import { customerApiRetained } from './areas/customer-api/index.ts'
import { enquiriesRetained } from './areas/enquiries/index.ts'
import { peopleRetained } from './areas/people/index.ts'
import { personalDataRetained } from './areas/personal-data/index.ts'
import { tradeShowRetained } from './areas/trade-show/index.ts'
import { platformRetained } from './platform/retained.ts'
import type { Retained } from './platform/retention.ts'

/** What is deleted when. Everything not listed is kept. docs/operations.md shows the same table. */
export const retained: readonly Retained[] = [
  ...platformRetained,
  ...peopleRetained,
  ...backOfficeRetained,
  ...tradeShowRetained,
  ...enquiriesRetained,
  ...assortmentRetained,
  ...customerApiRetained,
  ...companiesRetained,
  ...basketRetained,
  ...complaintsRetained,
  ...personalDataRetained,
]
