import { parseArgs } from 'node:util'

const USAGE = `npm run panorama -- FILE [--number 1] [--name 'Aisle A, stop 1'] [--out DIR]   makes a scene of a photograph
npm run panorama -- --load DIR                                               makes the scenes of a folder the hall of the current edition`

/** Invalid arguments; the message is for the user. */
export class WrongArguments extends Error {}

export type Arguments =
  | { readonly load: string }
  | { readonly file: string; readonly number: number; readonly name: string; readonly out: string }

/** Parses the command line. @throws WrongArguments */
export function readArguments(typed: string[]): Arguments {
  const { values, positionals } = parsed(typed)
  const [file] = positionals
  if (values.load !== undefined && positionals.length === 0) return { load: values.load }
  if (!file || positionals.length > 1 || values.load !== undefined)
    throw new WrongArguments(`Please name one picture, or a folder to load:\n${USAGE}`)
  if (!/^\d{1,4}$/.test(values.number))
    throw new WrongArguments(`A scene's number is 0 (the lobby) to 9999, not '${values.number}'.`)
  const number = Number(values.number)
  return { file, number, name: values.name ?? (number === 0 ? 'Lobby' : `Stop ${number}`), out: values.out }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        load: { type: 'string' },
        number: { type: 'string', default: '1' },
        name: { type: 'string' },
        out: { type: 'string', default: 'panoramas' },
      },
    })
  } catch (error) {
    throw new WrongArguments(`${(error as Error).message}\n${USAGE}`)
  }
}
