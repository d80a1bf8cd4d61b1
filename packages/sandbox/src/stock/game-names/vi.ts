import { gameWords } from "./game-words.ts";

export const vietnamese = gameWords({
  order: "after",
  between: " ",
  things: [
    "Đèn lồng,Ấm trà,Cá koi,Dù lụa,Quạt giấy,Hạc,Phà,Mẫu đơn,Trống,Ô giấy",
    "Mận,Anh đào,Xoài,Dưa,Chanh,Mơ,Dâu,Vải,Lê,Sung",
    "Đá quý,Tinh động,Vương miện,Tráp báu,Mặt dây,Ấn triện,Lăng kính,Mạch quặng,Chuỗi hạt,Chìa khóa",
    "Cá voi,Tiên cá,Mỏ neo,Vỏ sò,Hải đăng,Lao móc,Ngọc trai,Rạn đá,Cánh buồm,Hải lưu",
    "Rồng,Vảy rồng,Rồng con,Than hồng,Vuốt rồng,Kho rồng,Cánh rồng,Ngọn lửa,Rồng bay,Đỉnh núi",
    "Bánh răng,Người máy,Phi thuyền,Pít tông,Chuông gió,Động cơ,Kính một mắt,Lò xo,Vé tàu,Toa xe",
    "Bọ hung,Tháp đá,Ốc đảo,Lạc đà,Cuộn giấy,Cồn cát,Bình gốm,Bùa hộ mệnh,Cổng thành,Chim ưng",
    "Số bảy,Đại lộ,Sao chổi,Tên lửa,Đĩa than,Máy trò chơi,Giày patin,Quán đêm,Còi hụ,Quỹ đạo",
    "Cáo,Nấm,Cú mèo,Quả sồi,Thỏ rừng,Đom đóm,Lửng,Nấm độc,Hồng tước,Gạc nai",
    "Xe trượt,Cực quang,Găng tay,Băng nhũ,Tuần lộc,Chuông,Nhà gỗ,Hoa tuyết,Linh miêu,Giày trượt",
    "Mặt nạ,Chú hề,Ruy băng,Đu quay,Kèn,Bóng bay,Xiếc,Vĩ cầm,Lều,Diễu hành",
    "Há cảo,Mì,Chảo gang,Ớt,Bánh kếp,Bánh bao,Lò nướng,Công thức,Muôi,Bánh quế",
  ],
  fish: "Cần thủ,Đầm phá,Mực,Lưới kéo,Thủy quái,Rạn san hô,Cá mập,Rùa biển,Vực sâu,Mẻ cá,Cá đuối,Tôm hùm",
  kinds:
    "vàng,bạc,lửa,nửa đêm,hoang dã,phép thuật,vui vẻ,rực rỡ,cổ xưa,ngọt ngào,mùa xuân,dũng cảm",
  rare: "trở lại,mới,khổng lồ,tí hon,hoàng gia,lang thang,lãng quên,may mắn,bí mật,bất tận,nhân đôi,cuối cùng",
  places: "trên cầu,trong ngõ,ngoài chợ,bên hồ,bậc thềm,phố dài",
  owners: "của người gác,của dì,của thuyền trưởng,của sư phụ,của lữ khách",
  endings: "Vé cào,Video Poker,Nổ hũ,Trò bàn,Arcade,Bingo",
  live: "Baccarat,Tài xỉu,Roulette,Rồng Hổ,Xì dách,Mạt chược,Poker ba lá,Bài cửu Ôn Châu,Xóc đĩa Se Die,Phiên than,Ngưu Ngưu,Bầu cua,Kim hoa",
  salons:
    "Phòng Hổ Phách,Phòng Nhung,Cảng Biển,Sảnh Lan,Giờ Xanh,Sân Thượng,Thư Viện,Vườn Đông,Phòng Ngọc,Tầng Thượng,Phòng Tranh,Giếng Trời,Nhà Kính,Phòng Đèn Lồng,Ban Công,Phòng Nhạc,Quầy Dài,Phòng Lụa,Sân Vườn,Đài Thiên Văn,Phòng Trà,Gác Lửng,Bàn Góc,Đại Sảnh",
  cardGames:
    "Mậu binh,Tiến lên hai lớn,Đấu địa chủ,Pusoy,Rummy,Gin Rummy,Teen Patti,Andar Bahar,Đấu bò,Đấu kim hoa,Domino Gaple,Ceki,Capsa,Chó đỏ,Cờ tướng,Mạt chược bốn người,Mạt chược hai người,Tiến lên,Xóc đĩa,Đấu cao thấp,Bàn Texas,Bàn Omaha,Bài ngắn,Bích,Whist,Belote,Tám điên,Cờ cá ngựa,Carrom,Cờ thỏ cáo",
  rooms: "Người mới,Câu lạc bộ,Phòng vàng,Bàn nhanh,Bàn đêm,Giải đấu",
  houseGames:
    "Đường bay,Máy bay giấy,Dò mìn,Vườn Plinko,Đấu xúc xắc,Thang xu,Sân Keno,Leo tháp,Vòng quay ngày,Bóng bay lên,Bậc cao thấp,Cầu Limbo,Đường kim cương,Sút phạt,Tên lửa nhảy,Vòng quay màu",
  houseEditions: "Cổ điển,Siêu tốc,Ban đêm,Khu vườn",
  sports:
    "Bóng đá,Bóng rổ,Quần vợt,Cricket,Cầu lông,Bóng chuyền,Đua xe,Quyền anh",
  sportDesks: "Cá cược,Trực tiếp,Giải ảo,Kèo vô địch",
  esports:
    "Đấu trường năm đường,Đặt bom,Đấu thẻ bài,Đua xe mô phỏng,Bóng đá mô phỏng,Bóng rổ mô phỏng,Nhảy dù sinh tồn,Chiến thuật sao",
  series: "Series,Giải đấu,Mở rộng",
  lotteryRegions:
    "Miền đồi,Châu thổ,Bờ Bắc,Bờ Nam,Phố cổ,Đảo,Cao nguyên,Vùng hồ,Miền Trung,Biên giới",
  lotteryGames:
    "Ba nhanh,Năm may mắn,Sáu số,Mười một chọn năm,Mười tốc độ,Keno tám,Ba mỗi ngày,Bốn mạnh,Bảy chủ nhật,Chọn hai,Bóng màu,Đua số",
  quickDraws:
    "Ba một phút,Năm ba phút,Mười năm phút,Xúc xắc chín mươi giây,Keno tốc độ,Sáu tức thì,Đua nhanh,Bóng chớp,Màu nhanh,Số từng phút",
  cockpits:
    "Sới sớm,Đấu trường cựa đỏ,Sới tre,Giải bình minh,Giải phiên chợ,Sới ven sông,Chuồng vô địch,Mào vàng",
  pits: "Bàn,Trực tiếp,Tỉ lệ",
  aliases: [
    "slot,máy đánh bạc,quay hũ",
    "trực tiếp,sòng bài trực tiếp",
    "bắn cá,câu cá,cá",
    "game bài,đánh bài",
    "trò chơi nhà",
    "thể thao",
    "thể thao điện tử,esports",
    "xổ số",
    "xổ số điện tử",
    "đá gà",
    "vé cào,cào",
    "video poker",
    "nổ hũ,jackpot",
    "trò chơi bàn",
    "arcade",
    "bingo",
  ],
});
