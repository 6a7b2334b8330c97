// Takes out of node_modules what only compilers and readers of code need. For images: run by the Dockerfile, in a copy.
import { globSync, rmSync } from 'node:fs'
import { root } from './installed.mjs'

const cwd = new URL('.', root)
const needless = [
  'node_modules/**/*.{map,d.ts,d.mts,d.cts,md,markdown}',
  // Alternatives to what the server loads.
  'node_modules/@electric-sql/pglite/dist/*.cjs',
  'node_modules/three/{examples,src}',
  'node_modules/three/build/three.{webgpu,tsl}*',
  'node_modules/drizzle-orm/**/*.cjs',
  'node_modules/pdfkit/{.yarn,js/pdfkit.standalone.js}',
  // Tests of our own.
  '{server,domain,brands}/**/*.test.ts',
]
for (const path of globSync(needless, { cwd })) rmSync(new URL(path, cwd), { recursive: true, force: true })
