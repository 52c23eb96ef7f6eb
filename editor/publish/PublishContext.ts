import { createContext, useContext } from 'react';

type PublishValue = {
  canPublish: boolean;
  /** Called after a publication has changed files. */
  onChanged: () => void;
};

const PublishContext = createContext<PublishValue>({ canPublish: false, onChanged: () => {} });

export const PublishProvider = PublishContext.Provider;

/** Whether the site can be published from here. */
export const usePublish = () => useContext(PublishContext);
