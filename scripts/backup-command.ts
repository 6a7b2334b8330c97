import { readConfig } from '../server/src/platform/config.ts'
import { backup, restore } from './backup.ts'

// npm run backup and npm run restore. A file of its own: run.mjs imports it, so it must not ask whether it is the main module.
const [task, file] = process.argv.slice(2)
try {
  if (!file || (task !== 'backup' && task !== 'restore'))
    throw new Error('Say where: npm run backup -- FILE.tar.gz, or npm run restore -- FILE.tar.gz')
  const config = readConfig(process.env)
  if (task === 'backup') await backup(config, file)
  else await restore(config, file)
  console.log(`${task === 'backup' ? 'Written to' : 'Restored from'} ${file}.`)
  if (config.filesUrl) console.log('Uploaded files lie in the bucket of FILES_URL and are not part of it.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
