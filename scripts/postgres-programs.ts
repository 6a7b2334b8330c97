import { spawnSync } from 'node:child_process'
import pg from 'pg'

/** How PostgreSQL's own programs connect: everybody on the machine can read a command line, so the password is not in it. */
type Connection = { readonly url: string; readonly env: NodeJS.ProcessEnv }

export function connectionOf(databaseUrl: string): Connection {
  const url = new URL(databaseUrl)
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  url.password = ''
  if (url.searchParams.has('password')) {
    url.searchParams.delete('password')
    // Written as a form it would have a plus for each blank, which libpq takes for a plus.
    url.search = url.search.replaceAll('+', '%20')
  }
  return { url: url.href, env: password ? { PGPASSWORD: password } : {} }
}

/**
 * Runs a program to its end.
 * @param output a file's descriptor for what it prints
 * @throws Error with what it complained about
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

/** Whatever somebody made in a database: tables, views, sequences, schemas; not what an extension brought. */
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

/** @throws Error when there is something in the database, or when it cannot be asked */
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
