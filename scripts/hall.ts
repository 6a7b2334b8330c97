import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hall, installHall } from './install-hall.ts'

// npm run hall, hall:views and videos: a program of hall/src, with its packages.

const [name, ...args] = process.argv.slice(2)
installHall()
const program = join(hall, 'src', `${name}.ts`)
process.argv = [process.execPath, program, ...args]
await import(pathToFileURL(program).href)
