import { getViewSelectedFields } from 'drizzle-orm'
import { companies } from '../companies/view-tables.ts'

/** What is read of somebody's company. */
export const company = getViewSelectedFields(companies)
