import { call } from '../server/src/rooms/test-uploads.ts'
import { giveCopies } from './files-copies.ts'
import { newFile, onFilesServer } from './files-server.ts'
import { compare, printTable, timed } from './harness.ts'
import { sendInStretches } from './sending.ts'

const [few, many] = [50, 5000]

await onFilesServer(async (server, folder) => {
  const path = await newFile(folder, 'plain', 1000)
  const roomWith = async (name: string) => {
    const roomId = await server.newRoom(name)
    await sendInStretches(server.sender, roomId, { path, size: 1000, name: 'datei.pdf' })
    return roomId
  }
  const [small, large] = [await roomWith('Wenige'), await roomWith('Viele')]
  await server.whileDown(async (db) => {
    await giveCopies(db, small, few - 1)
    await giveCopies(db, large, many - 1)
  })
  const list = (roomId: number) => () => timed(() => server.ask('listDocuments', roomId))
  await compare({
    title: `listDocuments over HTTP`,
    rounds: 11,
    variants: [
      { name: 'getRoom, a call as small as any', run: () => timed(() => server.ask('getRoom', large)) },
      { name: `${few} documents`, run: list(small) },
      { name: `${many} documents`, run: list(large) },
    ],
  })
  const { result } = await call(server.sender, 'listDocuments', large)
  const bytes = JSON.stringify(result).length
  printTable([
    [
      `answer of ${result.length}`,
      `${(bytes / 1e6).toFixed(2)} MB`,
      `${(bytes / result.length).toFixed(0)} bytes each`,
    ],
  ])
})
