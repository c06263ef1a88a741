import { useEffect, useEffectEvent, useRef } from 'react';
import { fileInSite } from '../../../src/i18n/base-path.ts';
import { notesFile } from '../../adapters/static-files.ts';
import { channelName, type Notes, type NotesRequest } from './notes-channel.ts';

/** Connects the notes window. Returns functions that open and close it. */
export function useNotes(notes: Notes, onMove: (request: Exclude<NotesRequest, 'notes'>) => void) {
  const channel = useRef<BroadcastChannel>(null);

  const onRequest = useEffectEvent((request: NotesRequest) => {
    if (request === 'notes') channel.current?.postMessage(notes);
    else onMove(request);
  });
  useEffect(() => {
    const own = new BroadcastChannel(channelName(fileInSite('/')));
    own.onmessage = ({ data }) => onRequest(data);
    channel.current = own;
    return () => own.close();
  }, []);
  useEffect(() => {
    channel.current?.postMessage(notes);
  }, [notes]);

  return {
    /** Returns false when the browser blocks the window. */
    openNotes(): boolean {
      const opened = window.open(
        fileInSite(`/${notesFile}`),
        'presenter-notes',
        'popup,width=640,height=560',
      );
      opened?.focus();
      return opened !== null;
    },
    closeNotes: () => channel.current?.postMessage('end'),
  };
}
