import { gameWords } from "./game-words.ts";

export const french = gameWords({
  order: "after",
  between: " ",
  things: [
    "Lanternes,Théières,Carpes koï,Ombrelles,Éventails,Grues,Bacs,Pivoines,Tambours,Parapluies",
    "Prunes,Cerises,Mangues,Melons,Citrons verts,Abricots,Baies,Litchis,Poires,Figues",
    "Gemmes,Géodes,Couronnes,Coffrets,Pendentifs,Sceaux,Prismes,Filons,Perles de verre,Clés",
    "Baleines,Sirènes,Ancres,Coquillages,Phares,Harpons,Perles,Récifs,Voiles,Courants",
    "Dragons,Écailles,Dragonneaux,Braises,Griffes,Trésors,Ailes,Flammes,Vouivres,Sommets",
    "Engrenages,Automates,Dirigeables,Pistons,Carillons,Moteurs,Monocles,Ressorts,Billets,Wagons",
    "Scarabées,Obélisques,Oasis,Chameaux,Parchemins,Dunes,Jarres,Amulettes,Portes,Faucons",
    "Sept,Boulevards,Comètes,Fusées,Vinyles,Arcades,Rollers,Restoroutes,Gyrophares,Orbites",
    "Renards,Champignons,Hiboux,Glands,Lièvres,Lucioles,Blaireaux,Amanites,Roitelets,Ramures",
    "Traîneaux,Aurores,Moufles,Stalactites,Rennes,Clochettes,Chalets,Perce-neige,Lynx,Patins",
    "Masques,Bouffons,Rubans,Manèges,Trompettes,Ballons,Acrobates,Violons,Chapiteaux,Parades",
    "Raviolis,Nouilles,Poêles,Piments,Crêpes,Brioches,Fours,Recettes,Louches,Gaufres",
  ],
  fish: "Pêcheurs,Lagons,Calmars,Chaluts,Léviathans,Récifs,Requins,Tortues,Abysses,Prises,Raies manta,Homards",
  kinds:
    "d’or,d’argent,de feu,de minuit,sauvages,magiques,en fête,de lumière,d’antan,de miel,de printemps,de bravoure",
  rare: "bis,nouvelle ère,XXL,de poche,du roi,en voyage,de l’oubli,porte-bonheur,de l’ombre,sans fin,en double,du dernier soir",
  places: "du pont,de la ruelle,du marché,du lac,des marches,du boulevard",
  owners: "du gardien,de la tante,du capitaine,du maître,du voyageur",
  endings: "Grattage,Vidéo poker,Jackpot,Table,Arcade,Bingo",
  live: "Baccara,Sic Bo,Roulette,Dragon Tigre,Blackjack,Mahjong,Poker à trois cartes,Pai Gow de Wenzhou,Se Die,Fan Tan,Niu Niu,Poisson crevette crabe,Fleur d’or",
  salons:
    "Salon d’ambre,Salle de velours,Vue du port,Salle des orchidées,Heure bleue,Terrasse,Bibliothèque,Jardin d’hiver,Suite perle,Toit-terrasse,Galerie,Atrium,Serre,Salle des lanternes,Balcon,Salon de musique,Grand bar,Salon de soie,Cour du jardin,Observatoire,Salon de thé,Mezzanine,Table du coin,Grande salle",
  cardGames:
    "Treize,Grand deux,Propriétaires,Pusoy,Rami,Gin rami,Teen Patti,Andar Bahar,Bœufs,Duel de fleur d’or,Domino Gaple,Ceki,Capsa,Chien rouge,Duel d’échecs,Mahjong à quatre,Mahjong à deux,Tien Len,Xoc Dia,Duel haut et bas,Table Texas,Table Omaha,Jeu court,Piques,Whist,Belote,Huit américain,Petits chevaux,Carrom,Backgammon",
  rooms: "Débutants,Club,Salle d’or,Table rapide,Table de nuit,Tournoi",
  houseGames:
    "Ligne de chute,Avion de papier,Champ de mines,Jardin Plinko,Duel de dés,Échelle de pièces,Cour du keno,Montée de la tour,Roue des jours,Envol du ballon,Marches hilo,Pont limbo,Chemin de diamants,Tir au but,Saut de fusée,Roue des couleurs",
  houseEditions: "Classique,Turbo,Nuit,Jardin",
  sports:
    "Football,Basket,Tennis,Cricket,Badminton,Volley,Course automobile,Boxe",
  sportDesks: "Paris sportifs,Direct,Ligue virtuelle,Vainqueurs",
  esports:
    "Arène à cinq voies,Site de bombe,Choc de cartes,Simulation de course,Simulation de football,Simulation de basket,Largage de combat,Stratégie des étoiles",
  series: "Série,Ligue,Open",
  lotteryRegions:
    "Collines,Delta,Côte nord,Côte sud,Vieille ville,Île,Hautes terres,Région des lacs,Centre,Frontière",
  lotteryGames:
    "Trois rapide,Cinq chanceux,Six marqué,Onze cinq,Dix express,Keno huit,Trois du jour,Quatre fort,Sept du dimanche,Deux au choix,Boules de couleur,Course aux numéros",
  quickDraws:
    "Trois en une minute,Cinq en trois minutes,Dix en cinq minutes,Dés en quatre-vingt-dix secondes,Keno express,Six instantané,Course éclair,Boules éclair,Couleur rapide,Marque minute",
  cockpits:
    "Arène du matin,Arène de l’ergot rouge,Cercle de bambou,Derby de l’aube,Derby du marché,Cercle de la rivière,Perchoir des champions,Crête d’or",
  pits: "Table,Direct,Cotes",
  aliases: [
    "machines à sous,slots",
    "casino en direct,direct",
    "pêche,jeux de pêche,poisson",
    "jeux de cartes,cartes",
    "jeux maison",
    "sport,sports",
    "e-sport,esport",
    "loterie,loteries",
    "loterie électronique",
    "combats de coqs,coqs",
    "grattage,cartes à gratter",
    "vidéo poker",
    "jackpot,gros lot",
    "jeux de table",
    "arcade",
    "bingo",
  ],
});
