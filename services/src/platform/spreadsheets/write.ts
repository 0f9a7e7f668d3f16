import type { Worker } from 'node:worker_threads';
import { startWorker } from '../workers/worker-thread.js';
import { plain, valuesOf, type Column, type PlainColumn, type Value } from './column.js';

export interface WriteOrder {
  format: 'csv' | 'xlsx';
  /** Sheet names of a workbook; a CSV file has one sheet without a name. */
  sheets: string[];
}

export type WriteStep = { columns: PlainColumn[] } | { rows: Value[][] } | { end: true };
export type WritePiece = Uint8Array;

const MEMORY_MB = 96;

interface Waiting {
  resolve: (piece: WritePiece) => void;
  reject: (error: Error) => void;
}

/** Writes a file in a worker, a few rows at a time. Each step returns the bytes that are ready. */
export class SheetWriter {
  private readonly worker: Worker;
  private waiting: Waiting | undefined;
  private failure: Error | undefined;

  constructor(order: WriteOrder) {
    this.worker = startWorker(new URL('./write.worker.js', import.meta.url), order, MEMORY_MB);
    this.worker.on('message', (piece: WritePiece) => this.waiting?.resolve(piece));
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('The worker that writes a file has ended.')));
  }

  begin<Row>(columns: readonly Column<Row>[]): Promise<WritePiece> {
    return this.step({ columns: plain(columns) });
  }

  rows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<WritePiece> {
    return this.step({ rows: rows.map((row) => valuesOf(columns, row)) });
  }

  end(): Promise<WritePiece> {
    return this.step({ end: true });
  }

  stop(): void {
    void this.worker.terminate();
  }

  /** Sends one step. The caller must await it before the next one. */
  private step(step: WriteStep): Promise<WritePiece> {
    return new Promise((resolve, reject) => {
      if (this.failure) {
        reject(this.failure);
        return;
      }
      this.waiting = { resolve, reject };
      this.worker.postMessage(step);
    });
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.waiting?.reject(this.failure);
  }
}
