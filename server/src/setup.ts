import { loginPage } from '@fairfloor/domain/people/pages'
import { houseSettings } from './areas/seller/index.ts'
import { CannotDo, runCommand, withTools } from './command.ts'
import { complete, readFlags, readGiven } from './setup/answers.ts'
import { editionFields, type FieldName, sellerFields } from './setup/fields.ts'
import { addEdition, changeSeller, setUp } from './setup/set-up.ts'
import { readTermsFile } from './setup/terms-file.ts'

// npm run setup: creates the first login, the seller and the first trade show, by questions or flags.
await runCommand(async () => {
  const typed = readFlags(process.argv.slice(2))
  if (!typed) return
  const given = readGiven(typed.flags)
  const terms = await readTermsFile(typed.terms)

  await withTools(
    async tools => {
      const known = await houseSettings(tools.db)
      if (typed.change) {
        if (!known) throw new CannotDo('Nothing is set up yet: leave out --change.')
        const names = Object.keys(given)
        const others = names.filter(name => !(name in sellerFields || name in editionFields))
        if (others.length > 0)
          throw new CannotDo(`--change takes what concerns the seller, not --${others.join(', --')}.`)
        if (names.length === 0) throw new CannotDo('Say by flags what is to be changed.')
        if (names.some(name => name in editionFields)) await addEdition(tools, known, given)
        if (names.some(name => name in sellerFields)) await changeSeller(tools, known, given)
        return console.log(
          `${(given.company ?? known.seller.company) as string}: changed ${Object.keys(given).join(', ')}.`,
        )
      }
      if (known?.demoLoadedAt)
        throw new CannotDo(
          'This database holds the demo. Set up a shop of your own in an empty one (DATABASE_URL or DATA_DIR).',
        )
      if (known)
        throw new CannotDo(`${known.seller.company} is set up already. --change changes what you say by flags.`)
      const answers = await complete(given)
      const password = await setUp(tools, answers, terms)
      const name: FieldName = 'operator-email'
      console.log(
        [
          `${answers['shop-name'] ?? answers.company} is set up.`,
          '',
          `Log in at ${tools.config.publicUrl}${loginPage.path} as ${answers[name]} with the one-time password`,
          '',
          `    ${password}`,
          '',
          'It works once, within an hour, and you choose your own right after.',
          'Next: npm start, then npm run import -- FILE for the range, npm run user -- help for people and customers.',
        ].join('\n'),
      )
    },
    { mayBeEmpty: true },
  )
})
