import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { areas } from '../areas.ts'
import { checkBoundaries } from './boundaries.ts'

/** A small project in which every boundary holds. */
const house = {
  'domain/package.json': '{"name":"@fairfloor/domain","type":"module","exports":{"./*":"./src/*.ts"}}',
  'domain/src/money.ts': 'export type Cents = number',
  'domain/src/trade-show/phases.ts': "import type { Cents } from '../money.ts'\nexport const phases: Cents[] = []",
  'domain/src/trade-show/shapes.ts': 'export const getScene = {}\nexport type Scene = object',
  'domain/src/trade-show/contract.ts':
    "import type * as shapes from './shapes.ts'\nexport const getScene: typeof shapes.getScene = {}",
  'server/package.json': '{"name":"@fairfloor/server","type":"module"}',
  'server/src/app.ts': "import './areas/show-orders/index.ts'\nimport './platform/clock.ts'",
  'server/src/platform/clock.ts': "import { phases } from './word.ts'\nexport const clock = () => phases",
  'server/src/platform/word.ts': 'export const phases = 1',
  'server/src/areas/seller/index.ts': "export { users } from './tables.ts'",
  'server/src/areas/seller/tables.ts': 'export const users = {}',
  'server/src/areas/seller/test-users.ts':
    "import { makeOrders } from '../../../demo/orders.ts'\nexport const user = makeOrders",
  'server/demo/orders.ts':
    "import { edition } from '../src/areas/trade-show/index.ts'\nexport const makeOrders = edition",
  'server/src/areas/trade-show/index.ts': "import { users } from '../seller/index.ts'\nexport const edition = users",
  'server/src/areas/show-orders/index.ts':
    "import { edition } from '../trade-show/index.ts'\nimport { positions } from './tables.ts'\nexport const order = { edition, positions }",
  'server/src/areas/show-orders/tables.ts':
    "import { users } from '../seller/tables.ts'\nexport const positions = { users }",
  'web/src/app/main.tsx': "import { Booth } from '../areas/trade-show/Booth.tsx'\nconsole.log(<Booth />)",
  'web/src/areas/trade-show/Booth.tsx':
    "import { phases } from '@fairfloor/domain/trade-show/phases'\nimport { Button } from '../../ui/Button.tsx'\nimport { user } from '../../visit/user.ts'\nexport const Booth = () => <Button>{[phases, user]}</Button>",
  'web/src/ui/Button.tsx':
    "import { word } from '../lib/word.ts'\nexport const Button = (p: object) => <button title={word} {...p} />",
  'web/src/lib/word.ts': "export const word = ''",
  'web/src/visit/user.ts': "import { word } from '../lib/word.ts'\nexport const user = word",
  'brands/src/logo.ts': "import { colour } from './colour.ts'\nexport const logo = colour",
  'brands/src/colour.ts': 'export const colour = 1',
  'hall/src/main.ts': "import { scene } from './scene.ts'\nconsole.log(scene)",
  'hall/src/scene.ts': 'export const scene = 1',
}

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairfloor-house-'))
  for (const [path, text] of Object.entries(house)) write(path, text)
  mkdirSync(join(root, 'node_modules/@fairfloor'), { recursive: true })
  symlinkSync(join(root, 'domain'), join(root, 'node_modules/@fairfloor/domain'))
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Adds an import to a file of the project. */
const plant = (path: keyof typeof house, from: string) => write(path, `import '${from}'\n${house[path]}`)

describe('the boundary checker', () => {
  test('finds nothing wrong in a house where every boundary holds, and sees all of it (FF-307)', async () => {
    const { broken, modules, report } = await checkBoundaries(root)
    expect(broken, report).toEqual([])
    expect(modules).toEqual({ domain: 4, brands: 2, server: 10, web: 5 })
    expect(await checkBoundaries(root, {}, ['hall'])).toMatchObject({ broken: [], modules: { hall: 2 } })
  })

  test.for<[rule: string, file: keyof typeof house, imports: string]>([
    ['domain-is-pure', 'domain/src/money.ts', 'node:fs'],
    ['domain-is-pure', 'domain/src/money.ts', '../../server/src/platform/clock.ts'],
    ['trade-show-calls', 'server/src/areas/trade-show/index.ts', '../show-orders/index.ts'],
    ['front-doors', 'server/src/areas/show-orders/index.ts', '../seller/tables.ts'],
    ['front-doors-from-outside', 'server/src/app.ts', './areas/seller/tables.ts'],
    ['tables-name-tables', 'server/src/areas/show-orders/tables.ts', '../seller/index.ts'],
    ['platform-knows-no-area', 'server/src/platform/clock.ts', '../areas/seller/index.ts'],
    ['platform-knows-no-area', 'server/src/platform/clock.ts', '@fairfloor/domain/trade-show/phases'],
    ['server-never-web', 'server/src/app.ts', '../../web/src/lib/word.ts'],
    ['demo-by-its-door', 'server/src/app.ts', '../demo/orders.ts'],
    ['testing-only-in-tests', 'server/src/app.ts', './areas/seller/test-users.ts'],
    ['web-never-server', 'web/src/areas/trade-show/Booth.tsx', '../../../../server/src/platform/clock.ts'],
    ['visit-knows-no-area', 'web/src/visit/user.ts', '../areas/trade-show/Booth.tsx'],
    ['ui-knows-no-area', 'web/src/ui/Button.tsx', '../visit/user.ts'],
    ['ui-knows-no-area', 'web/src/ui/Button.tsx', '../areas/trade-show/Booth.tsx'],
    ['ui-knows-no-call', 'web/src/lib/word.ts', '@fairfloor/domain/trade-show/contract'],
    ['pages-below-the-app', 'web/src/areas/trade-show/Booth.tsx', '../../app/main.tsx'],
    ['no-zod-in-browsers', 'domain/src/trade-show/contract.ts', './shapes.ts'],
    ['no-zod-in-browsers', 'domain/src/trade-show/phases.ts', 'zod/mini'],
    ['no-zod-in-browsers', 'web/src/areas/trade-show/Booth.tsx', '@fairfloor/domain/trade-show/shapes'],
    ['no-zod-in-browsers', 'web/src/lib/word.ts', 'zod'],
    ['web-never-server', 'web/src/lib/word.ts', '../../../brands/src/colour.ts'],
    ['server-never-web', 'server/src/app.ts', '../../brands/src/colour.ts'],
    ['brands-draw-alone', 'brands/src/colour.ts', '../../server/src/platform/clock.ts'],
    ['hall-makes-files', 'server/demo/orders.ts', '../../hall/src/scene.ts'],
    ['no-circles', 'brands/src/colour.ts', './logo.ts'],
    ['resolves', 'brands/src/colour.ts', './nowhere.ts'],
  ])('catches %s planted in %s', async ([rule, file, imports]) => {
    plant(file, imports)
    expect((await checkBoundaries(root)).broken).toContain(rule)
  })

  test('catches the hall at server and pages, where it is checked by itself', async () => {
    plant('hall/src/main.ts', '../../server/src/platform/clock.ts')
    expect((await checkBoundaries(root, {}, ['hall'])).broken).toContain('hall-stands-alone')
  })

  test('catches an import of types only (FF-307)', async () => {
    write(
      'web/src/lib/word.ts',
      "import type { clock } from '../../../server/src/platform/clock.ts'\nexport const word = ''",
    )
    expect((await checkBoundaries(root)).broken).toEqual(['web-never-server'])
  })

  test('lets browsers use the types of shapes, but no value beside a type', async () => {
    const from = '@fairfloor/domain/trade-show/shapes'
    write('web/src/lib/word.ts', `import type { Scene } from '${from}'\nexport const word: Scene = ''`)
    expect((await checkBoundaries(root)).broken).toEqual([])
    write('web/src/lib/word.ts', `import { type Scene, getScene } from '${from}'\nexport const word: Scene = getScene`)
    expect((await checkBoundaries(root)).broken).toEqual(['no-zod-in-browsers'])
  })

  test('catches a page that shows parts of an area which areas.ts does not name', async () => {
    write('web/src/areas/rewards/Points.tsx', "import '../trade-show/Booth.tsx'")
    expect((await checkBoundaries(root)).broken).toContain('rewards-shows')
  })

  test('lets a page ask for what another area answers, but not use its rules', async () => {
    write('domain/src/orders/contract.ts', 'export const listOrders = {}')
    write('domain/src/orders/totals.ts', 'export const total = 0')
    write('domain/src/awards/pages.ts', "import '../orders/contract.ts'")
    expect((await checkBoundaries(root)).broken).not.toContain('pages-name-calls')
    write('domain/src/awards/pages.ts', "import '../orders/totals.ts'")
    expect((await checkBoundaries(root)).broken).toContain('pages-name-calls')
  })

  test('catches an area that areas.ts does not know', async () => {
    write('server/src/areas/loyalty/index.ts', 'export const cards = []')
    plant('server/src/app.ts', './areas/loyalty/index.ts')
    expect((await checkBoundaries(root)).broken).toEqual(['areas-are-listed'])
  })

  test('lets a part that is loaded later use the types of the file that loads it', async () => {
    write('web/src/lib/word.ts', "export type Word = string\nexport const word: Word = ''\nvoid import('./later.ts')")
    write('web/src/lib/later.ts', "import type { Word } from './word.ts'\nexport const later: Word = ''")
    expect((await checkBoundaries(root)).broken).toEqual([])
  })

  test('lets foreign keys go both ways, but no other circle through tables', async () => {
    plant('server/src/areas/seller/tables.ts', '../show-orders/tables.ts')
    expect((await checkBoundaries(root)).broken).toEqual([])
    plant('server/src/areas/seller/tables.ts', './index.ts')
    expect((await checkBoundaries(root)).broken).toEqual(['no-circles'])
  })

  test('catches a file that nobody needs', async () => {
    write('web/src/lib/forgotten.ts', 'export const forgotten = 1')
    expect((await checkBoundaries(root)).broken).toEqual(['no-orphans'])
  })

  describe('of permissions', () => {
    const none = { server: [], web: [] }
    const needed = {
      seller: none,
      'trade-show': { server: ['seller'], web: [] },
      'show-orders': { server: ['trade-show'], web: [] },
    }
    const unused = async (permissions: typeof areas) => {
      const { broken, report } = await checkBoundaries(root, permissions)
      const found = report.match(/areas\.ts .*/g) ?? []
      expect(broken).toEqual(found.length === 0 ? [] : ['permissions-are-used'])
      return found
    }

    test('finds nothing where each is used', async () => {
      expect(await unused(needed)).toEqual([])
    })

    test('catches one that nothing uses, on either side; a foreign key and a test use none', async () => {
      write('server/src/areas/show-orders/orders.test.ts', "import '../seller/index.ts'")
      const given = {
        ...needed,
        'trade-show': { server: ['seller'], web: ['seller'] },
        'show-orders': { server: ['trade-show', 'seller'], web: [] },
      }
      expect(await unused(given)).toEqual([
        'areas.ts lets trade-show call seller (web), which nothing does',
        'areas.ts lets show-orders call seller (server), which nothing does',
      ])
    })

    test('catches an area without a folder', async () => {
      expect(await unused({ ...needed, complaints: none })).toEqual(['areas.ts names complaints, which has no folder'])
    })
  })

  test('fails when a package is empty', async () => {
    rmSync(join(root, 'brands/src'), { recursive: true })
    expect((await checkBoundaries(root)).broken).toEqual(['sees-everything'])
  })
})

describe('areas.ts', () => {
  test.for(['server', 'web'] as const)('names only areas and has no circle on the side of %s', side => {
    const visit = (area: string, path: readonly string[]) => {
      expect(path, 'circle').not.toContain(area)
      expect(areas, `called by ${path.at(-1)}`).toHaveProperty([area])
      for (const called of areas[area]?.[side] ?? []) visit(called, [...path, area])
    }
    for (const area of Object.keys(areas)) visit(area, [])
  })
})
