import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What the browser must know before anything else: which third parties there are to be asked consent for. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: 'Public settings of this shop: third parties that load only after consent',
  who: 'anyone',
  answer: z.object({
    tag_manager_id: z.nullable(z.string()),
    help_widget_url: z.nullable(z.string()),
    sentry_dsn: z.nullable(z.string()),
  }),
})
