import { everyone } from '@allmende/domain/verdict.ts'
import { read } from '../rpc/method.ts'
import { findSettings } from './settings.queries.ts'

export const settingsMethods = [
  read('getSettings', {
    load: ({ db }) => findSettings(db),
    allow: everyone, // so far it holds only what everyone may know
  }),
]
