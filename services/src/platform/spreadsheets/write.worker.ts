import { parentPort, workerData } from 'node:worker_threads';
import { csvHead, csvRows } from './write-csv.js';
import { XlsxWriter } from './write-xlsx.js';
import type { WriteOrder, WritePiece, WriteStep } from './write.js';

const { format, sheets } = workerData as WriteOrder;
let ready: Uint8Array[] = [];
const emit = (bytes: Uint8Array) => void ready.push(bytes);
const encoder = new TextEncoder();

const workbook = format === 'xlsx' ? new XlsxWriter(sheets, emit) : undefined;

function handle(step: WriteStep): void {
  if ('columns' in step) {
    if (workbook) workbook.beginSheet(step.columns);
    else emit(encoder.encode(csvHead(step.columns)));
  } else if ('rows' in step) {
    if (workbook) workbook.rows(step.rows);
    else emit(encoder.encode(csvRows(step.rows)));
  } else {
    workbook?.end();
  }
}

/** Answers each step with the bytes it produced. */
parentPort?.on('message', (step: WriteStep) => {
  handle(step);
  const piece: WritePiece = Buffer.concat(ready);
  ready = [];
  parentPort?.postMessage(piece);
});
