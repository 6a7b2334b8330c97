import { parseArgs } from 'node:util'
import { CannotDo, runCommand, withTools } from './command.ts'
import * as commands from './users/commands.ts'
import { customerColumns, Incomplete } from './users/customer-row.ts'
import * as customers from './users/customers.ts'

const flagOf = (column: string) => column.replaceAll('_', '-')

const USAGE = `npm run user -- list [TEXT]
npm run user -- add EMAIL --name NAME --operator | --agent | --brand NUMBER [--organiser]
npm run user -- password EMAIL          a new one-time password
npm run user -- block EMAIL             out on every server at once
npm run user -- unblock EMAIL
npm run user -- second-factor-reset EMAIL   for somebody who has lost it: the password alone logs in again
npm run user -- rights EMAIL RIGHTS      what a customer's user may do: of order, prices, invoices, manage, with commas between
npm run user -- customer FLAGS          makes a customer with a user, or changes what the flags say
npm run user -- customers FILE [--dry-run]   the same for each row of a CSV or XLSX file

Flags of a customer, and columns of the file (with _ for -):
  ${customerColumns.map(flagOf).join(', ')}`

const options = {
  name: { type: 'string' },
  operator: { type: 'boolean', default: false },
  agent: { type: 'boolean', default: false },
  organiser: { type: 'boolean', default: false },
  brand: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

// npm run user: manages users and customers from the terminal.
await runCommand(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2))
  const [command, subject, given, ...others] = positionals
  if (values.help || command === 'help') return console.log(USAGE)
  if (
    others.length > 0 ||
    (given !== undefined) !== (command === 'rights') ||
    (subject === undefined &&
      ['add', 'password', 'block', 'unblock', 'second-factor-reset', 'customers'].includes(command ?? ''))
  )
    throw new CannotDo(USAGE)
  const email = subject ?? ''

  switch (command) {
    case 'list':
      return withTools(async tools => {
        const lines = await commands.listUsers(tools, subject)
        console.log([...lines, lines.length === 1 ? '1 user' : `${lines.length} users`].join('\n'))
      })
    case 'add': {
      const { name, operator, agent, organiser, brand } = values
      if (!name) throw new CannotDo('Say the name with --name.')
      if ([operator, agent, brand !== undefined].filter(Boolean).length === 0)
        throw new CannotDo(
          'Say what the user is: --operator, --agent or --brand NUMBER. Users of customers come by npm run user -- customer.',
        )
      return withTools(async tools =>
        tell(email, await commands.addStaff(tools, email, name, { operator, agent, organiser, brand })),
      )
    }
    case 'password':
      return withTools(async tools => tell(email, await commands.newPassword(tools, email)))
    case 'block':
      await withTools(tools => commands.block(tools, email))
      return console.log(`${email} is blocked.`)
    case 'unblock':
      await withTools(tools => commands.unblock(tools, email))
      return console.log(`${email} may log in again.`)
    case 'second-factor-reset':
      await withTools(tools => commands.resetFactor(tools, email))
      return console.log(`${email} has no second factor any more.`)
    case 'rights':
      await withTools(tools => commands.setRights(tools, email, given ?? ''))
      return console.log(`${email} has the rights ${given}.`)
    case 'customer': {
      const row = customers.readCustomer(customerOf(values))
      const { company, isNewUser } = await withTools(tools => customers.saveOne(tools, row)).catch(error => {
        if (!(error instanceof Incomplete)) throw error
        throw new CannotDo(error.faults.map(({ column, reason }) => `--${flagOf(column)}: ${reason}`).join('\n'))
      })
      return console.log(
        `${company} (${row.number}) is saved.${isNewUser ? ` ${row.email} asks for a password at the login.` : ''}`,
      )
    }
    case 'customers': {
      const dryRun = values['dry-run']
      const { taken, refused } = await withTools(tools => customers.saveSheet(tools, email, dryRun))
      console.log(
        [
          ...refused,
          `${taken} taken, ${refused.length} refusals${dryRun ? '. Dry run: nothing was written.' : ''}`,
        ].join('\n'),
      )
      if (refused.length > 0) process.exitCode = 1
      return
    }
    default:
      throw new CannotDo(USAGE)
  }
})

function readArguments(args: string[]) {
  const ofCustomers = Object.fromEntries(customerColumns.map(name => [flagOf(name), { type: 'string' as const }]))
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...ofCustomers, ...options } })
  } catch (error) {
    throw new CannotDo(`${(error as Error).message}\n${USAGE}`)
  }
}

function customerOf(values: Record<string, unknown>) {
  return Object.fromEntries(customerColumns.map(name => [name, values[flagOf(name)] ?? '']))
}

/** The only place where the password is ever shown. */
function tell(email: string, password: string): void {
  console.log(
    `${email} logs in within an hour with the one-time password\n\n    ${password}\n\nand chooses their own right after.`,
  )
}
