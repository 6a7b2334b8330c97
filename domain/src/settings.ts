import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What the browser must know before anything else: which third parties the shop is set up with. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: 'Public settings of this shop: the third parties that it is set up with',
  who: 'anyone',
  answer: z.object({
    tag_manager_id: z.nullable(z.string()),
    help_widget_url: z.nullable(z.string()),
    /** Where errors of the browser are reported; asks no consent, as nothing is told of the person. */
    sentry_dsn: z.nullable(z.string()),
  }),
})
