import { spawnSync } from 'node:child_process'
import pg from 'pg'

/** Connection settings for PostgreSQL's programs. Command lines are visible to all users, so the password is not in them. */
type Connection = { readonly url: string; readonly env: NodeJS.ProcessEnv }

export function connectionOf(databaseUrl: string): Connection {
  const url = new URL(databaseUrl)
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  url.password = ''
  if (url.searchParams.has('password')) {
    url.searchParams.delete('password')
    // Form encoding would write a plus for each blank, which libpq takes literally.
    url.search = url.search.replaceAll('+', '%20')
  }
  return { url: url.href, env: password ? { PGPASSWORD: password } : {} }
}

/**
 * Runs a program to its end.
 * @param output file descriptor for its output
 * @throws Error with its messages
 */
export function run(
  command: string,
  options: readonly string[],
  { env = {}, output }: { env?: NodeJS.ProcessEnv; output?: number } = {},
): void {
  const { status, stderr, error } = spawnSync(command, options, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', output ?? 'ignore', 'pipe'],
  })
  if (error) throw new Error(`${command} could not be started: ${error.message}`)
  if (status !== 0) throw new Error(`${command} failed: ${stderr.trim()}`)
}

/** User-created objects of a database: tables, views, sequences, schemas; not those of extensions. */
const FOUND = `
  select n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  union all
  select n.nspname from pg_namespace n
  where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public')
    and not exists (select from pg_depend d where d.classid = 'pg_namespace'::regclass and d.objid = n.oid and d.deptype = 'e')
  order by 1 limit 1`

/** @throws Error if the database is not empty, or cannot be queried */
export async function requireEmpty(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  const [found] = await client
    .connect()
    .then(() => client.query<{ name: string }>(FOUND))
    .then(({ rows }) => rows)
    .catch((error: Error) => {
      throw new Error(`The database cannot be asked whether it is empty: ${error.message}`)
    })
    .finally(() => client.end().catch(() => {}))
  if (found)
    throw new Error(
      `The database ${client.database} is not empty, it holds ${found.name}: restore the backup into an empty one.`,
    )
}
