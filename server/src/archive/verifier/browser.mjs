import { checkArchive } from './checks.mjs'
import { texts } from './texts.mjs'
import { zipSource } from './zip.mjs'

const element = (id) => document.getElementById(id)
let language = navigator.language.startsWith('de') ? 'de' : 'en'

const words = {
  de: {
    title: 'Archiv prüfen',
    about: 'Diese Seite prüft ein Archiv in Ihrem Browser. Sie lädt nichts aus dem Netz und sendet nichts.',
    zip: 'ZIP-Datei auswählen',
    folder: 'oder den entpackten Ordner',
    working: 'Es wird geprüft …',
    of: (done, total) => `${done} von ${total} Dateien geprüft`,
    failed: (why) => `Das Archiv kann nicht gelesen werden: ${why}`,
    other: 'English',
  },
  en: {
    title: 'Verify an archive',
    about:
      'This page verifies an archive in your browser. It loads nothing from the network and sends nothing.',
    zip: 'Choose the ZIP file',
    folder: 'or the extracted folder',
    working: 'Verifying …',
    of: (done, total) => `${done} of ${total} files verified`,
    failed: (why) => `The archive cannot be read: ${why}`,
    other: 'Deutsch',
  },
}

function sayWords() {
  document.documentElement.lang = language
  document.title = words[language].title
  for (const id of ['title', 'about', 'zip', 'folder', 'other'])
    element(`${id}-text`).textContent = words[language][id]
}

function folderSource(files) {
  const byPath = new Map([...files].map((file) => [file.webkitRelativePath || file.name, file]))
  return { paths: [...byPath.keys()], open: (path) => piecesOf(byPath.get(path)) }
}

async function* piecesOf(file) {
  const step = 4 * 1024 * 1024
  for (let at = 0; at < file.size; at += step) yield bytesIn(file, at, Math.min(at + step, file.size))
}

const bytesIn = async (file, from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer())

async function verify(makeSource) {
  const list = element('findings')
  const state = element('state')
  list.replaceChildren()
  state.className = ''
  state.textContent = words[language].working
  const say = (sentence) => {
    const item = document.createElement('li')
    item.textContent = sentence
    list.append(item)
  }
  try {
    const { faults } = await checkArchive(await makeSource(), {
      language,
      say,
      progress: (done, total) => (state.textContent = words[language].of(done, total)),
    })
    state.className = faults === 0 ? 'whole' : 'broken'
    state.textContent = faults === 0 ? `✓ ${texts[language].whole()}` : `✗ ${texts[language].broken(faults)}`
    state.dataset.done = 'yes'
  } catch (error) {
    state.className = 'broken'
    state.textContent = words[language].failed(error.message)
  }
}

element('zip').addEventListener('change', ({ target }) => {
  const [file] = target.files
  if (file) verify(() => zipSource(file.size, (from, to) => bytesIn(file, from, to)))
})
element('folder').addEventListener('change', ({ target }) => verify(async () => folderSource(target.files)))
element('other').addEventListener('click', () => {
  language = language === 'de' ? 'en' : 'de'
  sayWords()
})
sayWords()
