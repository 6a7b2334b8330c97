import { type SQL, sql } from 'drizzle-orm'

/**
 * Of endpoints as `e`: an address, not switched off, of a customer who has API access, is not blocked, and has a user who
 * may log in.
 */
export const IS_SERVED: SQL = sql`
  e.url is not null and e.state <> 'off' and exists (
    select from companies c where c.id = e.customer_id and has_api_access
        and approved_at is not null and blocked_at is null and exists (
      select from people p where p.customer_id = c.id and p.blocked_at is null and not is_technical))`
